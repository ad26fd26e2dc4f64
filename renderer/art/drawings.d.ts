declare module '#renderer/art/*.svg' {
  const drawing: import('./drawing.tsx').Drawing
  export default drawing
}

/** The browser does not get the shapes but keeps the server's HTML: for drawings that are never mounted there. */
declare module '#renderer/art/*.svg?server' {
  const drawing: import('./drawing.tsx').Drawing
  export default drawing
}
