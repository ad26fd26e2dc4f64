/** Packages with native parts: they cannot be part of the build, and stay beside it in node_modules. */
export const nativePackages = ['sharp', '@node-rs/argon2']
