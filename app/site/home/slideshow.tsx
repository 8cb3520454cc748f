import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import type { FocusEvent } from "react"

import { useStore } from "#app/store/store.tsx"
import { useHydrated } from "#app/use-hydrated.ts"

import type { HomeMessages } from "./messages.server.ts"
import { useSlideshow, useSwipe } from "./use-slideshow.ts"

import styles from "./slideshow.module.css"

interface SlideControlsProps {
  plays: boolean
  onToggle: () => void
  onTurn: (steps: 1 | -1) => void
  messages: HomeMessages["slides"]
}

function SlideControls({ plays, onToggle, onTurn, messages }: SlideControlsProps) {
  const toggle = plays ? messages.pause : messages.play
  const buttons = [
    { name: toggle, place: styles.toggle, Icon: plays ? Pause : Play, press: onToggle },
    { name: messages.previous, place: styles.previous, Icon: ChevronLeft, press: () => onTurn(-1) },
    { name: messages.next, place: styles.next, Icon: ChevronRight, press: () => onTurn(1) },
  ]
  return buttons.map(({ name, place, Icon, press }) => (
    <button
      key={place}
      type="button"
      className={`${styles.button} ${place}`}
      aria-label={name}
      title={name}
      onClick={press}
    >
      <Icon aria-hidden />
    </button>
  ))
}

interface SlideshowProps {
  /** In the order of the shared state's `sliders`. */
  slides: readonly { alt: string; caption: string }[]
  messages: HomeMessages["slides"]
}

/** Stacked slides that cross-fade. Without JavaScript only the first one is shown. */
export function Slideshow({ slides, messages }: SlideshowProps) {
  const { sliders } = useStore()
  const show = useSlideshow(sliders.length)
  const swipe = useSwipe(show.turn)
  const isLive = useHydrated()
  // A tapped button keeps the focus too: pause for keyboard focus only.
  const holdForKeyboard = (event: FocusEvent) => show.hold(event.target.matches(":focus-visible"))
  return (
    <section
      className={styles.slideshow}
      aria-label={messages.label}
      onPointerEnter={(event) => show.hold(event.pointerType === "mouse")}
      onPointerLeave={() => show.hold(false)}
      onFocus={holdForKeyboard}
      onBlur={() => show.hold(false)}
    >
      <ul className={styles.slides} aria-live={show.moves ? "off" : "polite"} {...swipe}>
        {sliders.map((address, index) => (
          <li
            key={`${address} ${slides[index]?.caption}`}
            className={styles.slide}
            data-shown={index === show.current}
          >
            <img
              src={address}
              alt={slides[index]?.alt ?? ""}
              width={1600}
              height={700}
              {...(index === 0 ? { fetchPriority: "high" } : { loading: "lazy" })}
            />
            <p className={styles.caption}>{slides[index]?.caption}</p>
          </li>
        ))}
      </ul>
      {isLive && sliders.length > 1 && (
        <SlideControls
          plays={show.plays}
          onToggle={show.toggle}
          onTurn={show.turn}
          messages={messages}
        />
      )}
    </section>
  )
}
