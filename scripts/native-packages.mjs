/** Packages with native code: they cannot be bundled, so they stay in node_modules beside the build. */
export const nativePackages = ['sharp', '@node-rs/argon2']
