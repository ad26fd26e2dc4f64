/** Selects what needs the page's own code: not links, menus, theme toggles, offers or native forms. */
export const needsCode =
  '[data-hydrate],form:not([data-native]),button:not([data-theme-toggle],[data-offer] *,[data-native] *)'
