import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import type { FocusEvent } from "react"

import { useStore } from "#app/store/store.tsx"
import { Picture } from "#app/ui/picture/picture.tsx"
import { useHydrated } from "#app/use-hydrated.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"

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
  slides: readonly { caption: string; picture: { file: string; alt: string } }[]
  messages: HomeMessages["slides"]
}

/** Full width on a phone; from 1024 pixels on beside the dignitaries. */
const sizes =
  "(width >= 1200px) 832px, (width >= 1024px) calc(100vw - 368px), (width >= 768px) calc(100vw - 64px), 100vw"

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
        {slides.map(({ caption, picture }, index) => (
          <li
            key={`${sliders[index]} ${caption}`}
            className={styles.slide}
            data-shown={index === show.current}
          >
            <Picture
              of={pictureSources(picture.file)}
              alt={picture.alt}
              width={1600}
              height={700}
              sizes={sizes}
              isFirst={index === 0}
            />
            <p className={styles.caption}>{caption}</p>
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
