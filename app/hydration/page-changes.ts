import { replacementOf } from "#ui/browser/replaced-texts.ts"

declare global {
  interface Window {
    /** The changes since the page was parsed; ends their recording. */
    takeChanges?: () => MutationRecord[]
  }
}

/**
 * Records what changes the page's body between the parser and React: translation, extensions, phone links of iOS. Part of
 * an inline script (`hydrate-later.ts`). React hydrates only what the server sent (decision 55).
 */
export const recordChanges = () => {
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((more) => void changes.push(...more))
  window.takeChanges = () => {
    changes.push(...observer.takeRecords())
    observer.disconnect()
    return changes
  }
  const start = () =>
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
    })
  document.addEventListener("readystatechange", start, { once: true })
}

/** Nodes that the server did not send, and those of the server that were removed or moved. */
const foreign = new WeakSet<Node>()
const own = new WeakSet<Node>()

const isForeign = (node: Node | null): boolean =>
  node !== null && (foreign.has(node) || isForeign(node.parentNode))

/** Whether a node of the server follows in the same element. */
const isBeforeOwn = ({ nextSibling }: Node): boolean =>
  nextSibling !== null && (!foreign.has(nextSibling) || isBeforeOwn(nextSibling))

const takeAway = (node: ChildNode, parent: Node) => {
  if (node.parentNode !== parent) return
  // React skips what follows in <body>: an extension's own part of the page stays.
  const isPart = parent === document.body && foreign.has(node) && node instanceof HTMLElement
  if (!isPart) node.remove()
  else if (isBeforeOwn(node)) parent.appendChild(node)
}

const undo = ({
  type,
  target,
  oldValue,
  addedNodes,
  removedNodes,
  nextSibling,
}: MutationRecord) => {
  if (isForeign(target)) return
  if (type === "characterData") {
    ;(target as Text).data = oldValue!
    return
  }
  for (const node of addedNodes) takeAway(node as ChildNode, target)
  const place = nextSibling?.parentNode === target ? nextSibling : null
  for (const node of removedNodes) if (!foreign.has(node)) target.insertBefore(node, place)
}

interface Translation {
  text: Text
  data: string
}

/** Notes whose the nodes of some changes are, and which texts were translated. */
const note = (change: MutationRecord, translations: Map<ChildNode, Translation[]>) => {
  for (const node of change.removedNodes) if (!foreign.has(node)) own.add(node)
  for (const node of change.addedNodes) if (!own.has(node)) foreign.add(node)
  for (const text of change.removedNodes) {
    const font = replacementOf(text, change)
    if (!font || !own.has(text)) continue
    const { data } = text as Text
    translations.set(font, [...(translations.get(font) ?? []), { text: text as Text, data }])
  }
}

const translateAgain = (font: ChildNode, texts: Translation[]) => {
  if (!texts.every(({ text, data }) => text.isConnected && text.data === data)) return
  const [first, ...others] = texts
  first!.text.replaceWith(font)
  for (const { text } of others) text.remove()
}

const maxRounds = 10

/**
 * Undoes all changes of the page, also those that come while React hydrates it. Call the returned function when React has
 * hydrated it: it shows the translation again. The other changes are not repeated.
 */
export const undoChanges = () => {
  const translations = new Map<ChildNode, Translation[]>()
  let rounds = 0
  const undoAll = (changes: MutationRecord[]) => {
    // Stop if an extension repeats its change each time. React then renders the page again.
    if (rounds++ > maxRounds) return
    for (const change of changes) note(change, translations)
    for (let at = changes.length; at--;) undo(changes[at]!)
    observer.takeRecords()
  }
  // Its callback runs after the task that changed the page, and React goes on in a later task.
  const observer = new MutationObserver(undoAll)
  undoAll(window.takeChanges?.() ?? [])
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  })
  return () => {
    observer.disconnect()
    for (const [font, texts] of translations) translateAgain(font, texts)
  }
}
