import type { LayoutData } from "../layout-data.server.ts"
import { navigationColours } from "./navigation-colours.ts"
import { useStoredPreference } from "./stored-preferences.ts"

import styles from "./colour-picker.module.css"
import labels from "./label.module.css"

const isOffered = (colour: string) => navigationColours.some((offered) => offered === colour)

/** Navigation colour (specification 3.1, 10.1), stored in local storage under `navigation-colour`. */
export function ColourPicker({ messages }: { messages: LayoutData["messages"]["display"] }) {
  const [kept, keep] = useStoredPreference("theme")
  const current = isOffered(kept) ? kept : navigationColours[0]
  return (
    <fieldset className={styles.picker}>
      <legend className={labels.label}>{messages.colour}</legend>
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
            onChange={() => keep(colour)}
          />
          <span className="visually-hidden">{messages.colours[colour]}</span>
        </label>
      ))}
    </fieldset>
  )
}
