/**
 * The built style sheets, in the order in which a page links those that it uses. Shared sheets come first, so
 * that a page's own rules override them. A file belongs to the last sheet with a pattern that matches its
 * path. Notices are in the first sheet, because any page may have to show that there is no network.
 */
export const sheets: readonly { name: string; files: RegExp }[] = [
  { name: 'site', files: /./ },
  { name: 'forms', files: /renderer\/(?:forms|ui\/(?:dialog|fields))\// },
  { name: 'home', files: /renderer\/(?:missed-call|two-weeks)\/|pages\/index\// },
  { name: 'company', files: /(?:renderer|pages)\/(?:about|contact|policy|not-found)\// },
  { name: 'pricing', files: /\/pricing\/|\/website-onboarding\// },
  { name: 'services', files: /\/services?\// },
  { name: 'articles', files: /renderer\/(?:article|post-drawing)\/|\/blog\// },
  // Visitors never load these
  { name: 'controls', files: /renderer\/ui\/studio\// },
  { name: 'studio', files: /\/admin\// },
]

/** The index of a built sheet in the order of the sheets; any other address sorts last. */
export function sheetOrder(address: string): number {
  const place = sheets.findIndex(({ name }) => isSheet(address, name))
  return place < 0 ? sheets.length : place
}

/** Whether an address is that of the built sheet `name`. */
export const isSheet = (address: string, name: string): boolean =>
  address.includes(`/${name}.`) && address.endsWith('.css')
