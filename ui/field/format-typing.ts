import type { CompositionEvent, FormEvent } from "react"

const eachDigit = /\p{Nd}/gu

/** Caret position in `shown` with as many digits before it as in `typed`. */
export const caretIn = (shown: string, typed: string, caret: number) => {
  if (caret === typed.length) return shown.length
  const before = typed.slice(0, caret).match(eachDigit)?.length ?? 0
  return Array.from(shown.matchAll(eachDigit), ({ index }) => index + 1)[before - 1] ?? 0
}

type Typing = FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>

/** Input props that format digits on typing and pasting, but not on deletion, undo or IME composition. */
export const formatTyping = (format: (typed: string) => string) => {
  const onTyping = ({ target, nativeEvent }: Pick<Typing, "target" | "nativeEvent">) => {
    const { inputType = "", isComposing = false } = nativeEvent as Partial<InputEvent>
    if (isComposing || /^(?:delete|history)/.test(inputType)) return
    const input = target as HTMLInputElement
    const { value, selectionStart } = input
    const shown = format(value)
    if (shown === value) return
    const caret = caretIn(shown, value, selectionStart ?? value.length)
    input.value = shown
    input.setSelectionRange(caret, caret)
  }
  return { onInput: onTyping, onCompositionEnd: onTyping }
}
