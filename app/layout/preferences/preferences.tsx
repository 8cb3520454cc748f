import { Contrast } from "lucide-react"

import type { LayoutData } from "../layout-data.server.ts"
import { useStoredPreference } from "./stored-preferences.ts"

import styles from "./preferences.module.css"

/** The navigation colours (specification 10.1), the default first; tokens.css has their text colours. */
export const navigationColours = ["#14297a", "#bd3420", "#0b0b53", "purple", "orange"] as const

const isOffered = (colour: string) => navigationColours.some((offered) => offered === colour)

/** Navigation colour (specification 3.1, 10.1), stored in local storage under `navigation-colour`. */
export function ColourPicker({ messages }: { messages: LayoutData["messages"]["display"] }) {
  const [stored, store] = useStoredPreference("theme")
  const current = isOffered(stored) ? stored : navigationColours[0]
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.label}>{messages.colour}</legend>
      {navigationColours.map((colour) => (
        <label
          key={colour}
          className={styles.colour}
          data-theme={colour}
          title={messages.colours[colour]}
        >
          <input
            type="radio"
            name="navigation-colour"
            value={colour}
            checked={colour === current}
            onChange={() => store(colour)}
          />
          <span className="visually-hidden">{messages.colours[colour]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Toggle for high contrast (black on white); on by default if the visitor's system prefers more contrast. */
export function HighContrast({ label }: { label: string }) {
  const [stored, store] = useStoredPreference("contrast")
  const isHigh = stored === "high"
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isHigh}
      title={label}
      onClick={() => store(isHigh ? "normal" : "high")}
    >
      <span className={styles.label}>{label}</span>
      <Contrast className={styles.icon} size={20} aria-hidden />
    </button>
  )
}

/** Steps relative to the browser's default size (0); tokens.css defines them. */
const minSize = -1
const maxSize = 3

/** Text size buttons A-, A, A+ (GIGW): one step smaller, default, one step larger. */
export function TextSize({ messages }: { messages: LayoutData["messages"]["display"] }) {
  const [stored, store] = useStoredPreference("textSize")
  const size = Number(stored) || 0
  const buttons = [
    { name: messages.smaller, sign: "−", to: size - 1 },
    { name: messages.normal, sign: "", to: 0 },
    { name: messages.larger, sign: "+", to: size + 1 },
  ]
  return (
    <fieldset className={styles.sizes}>
      <legend className={styles.label}>{messages.textSize}</legend>
      {buttons.map(({ name, sign, to }) => {
        const isPossible = to >= minSize && to <= maxSize && to !== size
        return (
          <button
            key={name}
            type="button"
            className={styles.size}
            title={name}
            // Not `disabled`: that would remove the focus from the pressed button.
            aria-disabled={!isPossible}
            onClick={() => isPossible && store(to === 0 ? "" : String(to))}
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
