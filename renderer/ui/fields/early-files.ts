const taken = 'data-taken'

/**
 * Keeps files chosen before the page's code has loaded; without it, a second choice would replace the first.
 * Lists their names in `data-chosen` of the box around the input, for the style sheet to show. An inline
 * script, so that it runs before the first paint; a constant, so that the content security policy can allow
 * it by its hash.
 */
export const earlyFilesScript = `(function(){var kept=new Map;addEventListener('change',function(e){var i=e.target,t,f,n=[];if(i.type!=='file'||i.hasAttribute('${taken}'))return;t=new DataTransfer;f=(kept.get(i)||[]).concat(Array.from(i.files)).filter(function(a,x,all){return all.findIndex(function(b){return a.name===b.name&&a.size===b.size&&a.lastModified===b.lastModified})===x});f.forEach(function(a){t.items.add(a);n.push(a.name)});kept.set(i,f);i.files=t.files;i.parentNode.dataset.chosen=n.join(', ')},true)})()`

/** Ends the inline script's work for this input: from now on the page's code keeps and lists its files. */
export function takeOver(input: HTMLInputElement): void {
  input.toggleAttribute(taken, true)
  delete input.parentElement?.dataset.chosen
}
