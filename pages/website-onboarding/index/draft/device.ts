/** Name of the database with the answers on the visitor's device; it exists only with consent (R277). */
export const draftDatabase = 'website-brief'

/**
 * Hydrates the page without interaction if answers are stored, so that they are restored at once. An inline
 * script and a constant: the content security policy allows it by its hash. Reads only database names.
 */
export const restoreScript = `addEventListener('DOMContentLoaded',function(){self.indexedDB&&indexedDB.databases&&indexedDB.databases().then(function(all){all.some(function(one){return one.name==='${draftDatabase}'})&&document.querySelector('form[enctype]').dispatchEvent(new FocusEvent('focusin',{bubbles:true}))},function(){})})`

/** Deletes the stored answers; for the page that a native post ends on. */
export const forgetScript = `self.indexedDB&&indexedDB.deleteDatabase('${draftDatabase}')`

/** Whether there may be stored answers. True if the browser cannot tell without opening the database. */
export async function mayHaveDraft(): Promise<boolean> {
  try {
    if (!('databases' in indexedDB)) return true
    return (await indexedDB.databases()).some(({ name }) => name === draftDatabase)
  } catch {
    // This browser has no storage
    return false
  }
}
