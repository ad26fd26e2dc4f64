/**
 * The shape that a translation must have: that of the base language with its literal texts widened. A missing
 * key is a type error that mentions the file and the key; there is no fallback at run time.
 */
export type Translation<Base> = Base extends string
  ? string
  : Base extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translation<Result>
    : { readonly [Key in keyof Base]: Translation<Base[Key]> }
