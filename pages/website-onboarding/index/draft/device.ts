/** The database on the visitor's device that holds the answers. Without consent there is none (R277). */
export const draftDatabase = 'website-brief'

/**
 * Has the page hydrated without a touch where answers are kept, so that they are put back at once. An inline script; a
 * constant, so that the content security policy can allow it by its hash. Reads the names of databases and writes nothing.
 */
export const restoreScript = `addEventListener('DOMContentLoaded',function(){self.indexedDB&&indexedDB.databases&&indexedDB.databases().then(function(all){all.some(function(one){return one.name==='${draftDatabase}'})&&document.querySelector('form[enctype]').dispatchEvent(new FocusEvent('focusin',{bubbles:true}))},function(){})})`

/** Removes what is kept, for the page that a native post ends on. */
export const forgetScript = `self.indexedDB&&indexedDB.deleteDatabase('${draftDatabase}')`

/** Whether answers may be kept on this device. True where the browser cannot tell without opening them. */
export async function mayHaveDraft(): Promise<boolean> {
  try {
    if (!('databases' in indexedDB)) return true
    return (await indexedDB.databases()).some(({ name }) => name === draftDatabase)
  } catch {
    // No storage in this browser
    return false
  }
}
