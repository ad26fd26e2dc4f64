declare module '#renderer/art/*.svg' {
  const drawing: import('./drawing.tsx').Drawing
  export default drawing
}

/** The browser gets no shapes, but keeps the server's HTML. For drawings that it never mounts itself. */
declare module '#renderer/art/*.svg?server' {
  const drawing: import('./drawing.tsx').Drawing
  export default drawing
}
