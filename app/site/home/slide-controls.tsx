import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"

import type { HomeMessages } from "./messages.server.ts"

import styles from "./slide-controls.module.css"

interface SlideControlsProps {
  plays: boolean
  onToggle: () => void
  onTurn: (steps: 1 | -1) => void
  words: HomeMessages["slides"]
}

export function SlideControls({ plays, onToggle, onTurn, words }: SlideControlsProps) {
  const buttons = [
    { name: plays ? words.pause : words.play, Icon: plays ? Pause : Play, press: onToggle },
    { name: words.previous, Icon: ChevronLeft, press: () => onTurn(-1) },
    { name: words.next, Icon: ChevronRight, press: () => onTurn(1) },
  ]
  const places = [styles.toggle, styles.previous, styles.next]
  return buttons.map(({ name, Icon, press }, index) => (
    <button
      key={places[index]}
      type="button"
      className={`${styles.button} ${places[index]}`}
      aria-label={name}
      title={name}
      onClick={press}
    >
      <Icon aria-hidden />
    </button>
  ))
}
