declare module 'mammoth/mammoth.browser.min.js' {
  const mammoth: typeof import('mammoth')
  export default mammoth
}
