/** What needs the page's own code. Links, menus, the theme, offers and forms that are the browser's alone do not. */
export const needsCode =
  '[data-hydrate],form:not([data-native]),button:not([data-theme-toggle],[data-offer] *,[data-native] *)'
