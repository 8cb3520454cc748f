import type { LayoutData } from "../layout-data.server.ts"
import { useStoredPreference } from "./stored-preferences.ts"

import labels from "./label.module.css"
import styles from "./text-size.module.css"

/** Steps relative to the browser's default size (0); tokens.css defines them. */
const smallest = -1
const largest = 3

/** Text size buttons A-, A, A+ (GIGW): one step smaller, default, one step larger. */
export function TextSize({ messages }: { messages: LayoutData["messages"]["display"] }) {
  const [kept, keep] = useStoredPreference("textSize")
  const size = Number(kept) || 0
  const buttons = [
    { name: messages.smaller, sign: "−", to: size - 1 },
    { name: messages.normal, sign: "", to: 0 },
    { name: messages.larger, sign: "+", to: size + 1 },
  ]
  return (
    <fieldset className={styles.sizes}>
      <legend className={labels.label}>{messages.textSize}</legend>
      {buttons.map(({ name, sign, to }) => {
        const isPossible = to >= smallest && to <= largest && to !== size
        return (
          <button
            key={name}
            type="button"
            className={styles.size}
            title={name}
            // Not `disabled`: that would remove the focus from the pressed button.
            aria-disabled={!isPossible}
            onClick={() => isPossible && keep(to === 0 ? "" : String(to))}
          >
            <span aria-hidden="true">
              {messages.letter}
              <sup>{sign}</sup>
            </span>
            <span className="visually-hidden">{name}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
