/**
 * The style sheets of the build, in the order in which a page links those that it uses: what is shared comes first, so that a
 * page's own rules win over it. A file belongs to the last sheet whose pattern matches its path. Notices are in the first: any page may
 * show that there is no network.
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

/** The place of a built sheet's address among the sheets; what is no sheet stands after them. */
export function sheetOrder(address: string): number {
  const place = sheets.findIndex(({ name }) => isSheet(address, name))
  return place < 0 ? sheets.length : place
}

/** Whether an address is that of a built sheet. */
export const isSheet = (address: string, name: string): boolean =>
  address.includes(`/${name}.`) && address.endsWith('.css')
