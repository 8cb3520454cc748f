/*
 * Lets React update a page that a translator changes at the same time. Chrome's translation replaces each text node by
 * `<font>` elements, and extensions wrap elements. React still holds the nodes that it created: removing one, or inserting
 * before one, throws NotFoundError, and a new text goes into a node that is no longer shown
 * (https://github.com/facebook/react/issues/11538).
 */

/** The `<font>` that is shown in place of a text node, and the text nodes of each. */
const shownInstead = new WeakMap<Node, ChildNode>()
const originalsOf = new WeakMap<Node, Text[]>()
const removedByReact = new WeakSet<Node>()

const isFont = (node: Node | null): node is ChildNode => node?.nodeName === "FONT"

/** The `<font>` that replaced a text node in a change of the document; undefined for any other change. */
export const replacementOf = (text: Node, change: MutationRecord) => {
  const { addedNodes, previousSibling, nextSibling } = change
  if (!(text instanceof Text) || text.isConnected) return undefined
  return [...addedNodes, previousSibling, nextSibling].find(isFont)
}

/** Puts a text node back in place of its translation. The translator then translates its new text. */
const showOriginal = (text: Node) => {
  const font = shownInstead.get(text)
  if (font?.isConnected) font.replaceWith(...originalsOf.get(font)!)
}

const follow = (changes: MutationRecord[], observer: MutationObserver) => {
  for (const change of changes) {
    if (change.type === "characterData") showOriginal(change.target)
    for (const text of change.removedNodes) {
      const font = removedByReact.has(text) ? undefined : replacementOf(text, change)
      if (!font) continue
      const originals = originalsOf.get(font) ?? []
      originalsOf.set(font, [...originals, text as Text])
      shownInstead.set(text, font)
      observer.observe(text, { characterData: true })
    }
  }
}

/** Call this once, before React renders. */
export const allowTranslation = () => {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function removeWhereItIs(child) {
    if (child.parentNode !== this) showOriginal(child)
    removedByReact.add(child)
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  Node.prototype.insertBefore = function insertBeforeWhatIsShown(child, before) {
    if (before && before.parentNode !== this) showOriginal(before)
    let place = before
    // An extension has wrapped it: before the wrapper.
    while (place && place.parentNode !== this) place = place.parentNode
    removedByReact.delete(child)
    insertBefore.call(this, child, place)
    return child
  }
  new MutationObserver(follow).observe(document, { childList: true, subtree: true })
}
