import { i18nString } from 'typesafe-i18n'
import type { Locale } from '#domain/locales.ts'
import { formattersOf } from './formatters.ts'
import type { Translation } from './translation.ts'

type Text<Arguments> = ((values: Arguments) => string) & { readonly template: string }

/**
 * The texts of a dictionary in the base language, or of a page in only one language. A text with braces is a
 * typesafe-i18n template and becomes a function of its arguments: `{name}`, `{count:number}`,
 * `{count:number|grouped}`, and plurals. `{{post|posts}}` depends on the argument before it, `{{count:one
 * post|?? posts}}` on the argument that it names. Everything else stays unchanged.
 *
 * The library drops white space around a value and around a plural's forms, and drops what follows a colon
 * within a form.
 */
export function texts<const Base>(locale: Locale, dictionary: Base): Texts<Base> {
  return fill(dictionary, locale) as Texts<Base>
}

/** Like `texts`, for another language: with each key of the base language and the same arguments. */
export function translated<Base>(locale: Locale, dictionary: Wording<Base>): Translation<Base> {
  return fill(dictionary, locale) as Translation<Base>
}

/** The words of a text, with or without arguments. */
export const say = <Arguments>(text: string | ((values: Arguments) => string), values: Arguments): string =>
  typeof text === 'string' ? text : text(values)

type Values = Record<string, unknown>

const formats: Partial<Record<Locale, (template: string, values: Values) => string>> = {}

// Created when first used: while the modules of a page load, its dependencies may not be ready yet
function format(locale: Locale, template: string, values: Values): string {
  formats[locale] ??= i18nString(locale, formattersOf(locale))
  return formats[locale](template, values)
}

/** A text in its dictionary form: with braces it becomes a function of its arguments. */
export function filled(text: string, locale: Locale): unknown {
  if (!text.includes('{')) return text
  return Object.assign((values: Values) => format(locale, text, values), { template: text })
}

function fill(part: unknown, locale: Locale): unknown {
  if (typeof part === 'string') return filled(part, locale)
  if (Array.isArray(part)) return part.map((item) => fill(item, locale))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, fill(item, locale)]))
}

type AnyFunction = (...parameters: never[]) => unknown

type Texts<Base> = Base extends string
  ? Base extends `${string}{${string}`
    ? Text<ValuesOf<Base>>
    : Base
  : Base extends AnyFunction
    ? Base
    : { readonly [Key in keyof Base]: Texts<Base[Key]> }

type Wording<Base> = Base extends string
  ? string
  : Base extends Text<infer Arguments>
    ? Naming<keyof Arguments & string>
    : Base extends AnyFunction
      ? Translation<Base>
      : { readonly [Key in keyof Base]: Wording<Base[Key]> }

/** A template that has all of these arguments. */
type Naming<Name extends string> = (
  Name extends string
    ? (template: `${string}{${Name}${'}' | ':' | '|'}${string}`) => void
    : never
) extends (template: infer All) => void
  ? All
  : never

type Flat<Found> = { [Name in keyof Found]: Found[Name] } & {}

/** The arguments that a template names. An argument's first mention gives its type. */
type ValuesOf<
  Template extends string,
  Found = unknown,
> = Template extends `${string}{${infer Inside}}${infer Rest}`
  ? ValuesOf<Rest, Found & Argument<Inside, keyof Found>>
  : Flat<Found>

type Argument<Inside, Known> = Inside extends `{${infer Plural}`
  ? Plural extends `${infer Name}:${string}`
    ? Record<Name, number>
    : unknown
  : Inside extends `${infer Declared}|${string}`
    ? Declaration<Declared, Known>
    : Declaration<Inside, Known>

type Declaration<Declared, Known> = Declared extends `${infer Name}:${infer Type}`
  ? Record<Name, Type extends keyof TypeNames ? TypeNames[Type] : never>
  : Declared extends string
    ? Declared extends Known
      ? unknown
      : Record<Declared, string>
    : never

type TypeNames = { string: string; number: number; boolean: boolean; strings: readonly string[] }
