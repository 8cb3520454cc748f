/** What a page does at a key, by the key in lower case. */
type Action = () => void

/** Milliseconds between two keys below which a scanner types, not a person. */
const scanMs = 60
/** A shorter text is no code. */
const shortestScan = 8

const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]",
  ) !== null

/** The letter or digit of a key, also on a Hindi keyboard. */
const characterOf = ({ key, code }: KeyboardEvent) =>
  /^[\u0020-\u007e]$/.test(key) ? key : (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? "")

interface KeyReader {
  /** The action of a key now; undefined if it has none. */
  actionOf: (key: string) => Action | undefined
  onScan: (text: string) => void
}

/**
 * Reads keys outside of inputs: a single one is an action, many at once and Enter are a scanner's code. So a scanned
 * letter starts no action: each waits until no other key follows.
 */
export const createKeyReader = ({ actionOf, onScan }: KeyReader) => {
  let typed = ""
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    const key = typed
    typed = ""
    if (key.length === 1) actionOf(key.toLowerCase())?.()
  }
  return (event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
    if (isOther || event.defaultPrevented || event.repeat || isField(event.target)) return
    // A dialog has inputs and keys of its own.
    if (document.querySelector("[role=dialog]")) return
    if (event.key === "Enter" && typed.length >= shortestScan) {
      event.preventDefault()
      clearTimeout(timer)
      const text = typed
      typed = ""
      onScan(text)
      return
    }
    const character = characterOf(event)
    if (character === "") return
    // Firefox would search the page at "/".
    if (actionOf(character.toLowerCase())) event.preventDefault()
    typed += character
    clearTimeout(timer)
    timer = setTimeout(end, scanMs)
  }
}
