import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"

import { InlineScript } from "#app/hydration/inline-script.tsx"
import { useLangOf } from "#app/language.ts"
import { useStore } from "#app/store/store.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"
import { Picture } from "#ui/picture/picture.tsx"

import type { HomeMessages } from "./messages.server.ts"
import { playSlides, slideshowScript } from "./play-slides.ts"

import styles from "./slideshow.module.css"

interface SlideshowProps {
  /** In the order of the shared state's `sliders`. */
  slides: readonly { caption: string; picture: { file: string; alt: string } }[]
  messages: HomeMessages["slides"]
}

/** Full width on a phone; from 1024 pixels on beside the dignitaries. */
const sizes =
  "(width >= 1200px) 832px, (width >= 1024px) calc(100vw - 368px), (width >= 768px) calc(100vw - 64px), 100vw"

/** Stacked slides that cross-fade. `playSlides` moves them; without JavaScript only the first one is shown. */
export function Slideshow({ slides, messages }: SlideshowProps) {
  const { sliders } = useStore()
  const langOf = useLangOf()
  const areSeveral = sliders.length > 1
  if (slides.length === 0) return null
  return (
    <>
      <section
        ref={areSeveral ? playSlides : undefined}
        className={styles.slideshow}
        aria-label={messages.label}
        suppressHydrationWarning
      >
        <ul className={styles.slides} suppressHydrationWarning>
          {slides.map(({ caption, picture }, index) => (
            <li
              key={`${sliders[index]} ${caption}`}
              className={styles.slide}
              data-shown={index === 0}
              suppressHydrationWarning
            >
              <Picture
                of={pictureSources(picture.file)}
                alt={picture.alt}
                lang={langOf(picture.alt)}
                width={1600}
                height={700}
                sizes={sizes}
                isFirst={index === 0}
                className="cover"
              />
              <p className={styles.caption} lang={langOf(caption)}>
                {caption}
              </p>
            </li>
          ))}
        </ul>
        {areSeveral && <SlideControls messages={messages} />}
      </section>
      {areSeveral && <InlineScript text={import.meta.env.SSR ? slideshowScript : undefined} />}
    </>
  )
}

/** Shown by CSS once the slides can move. `playSlides` names the first button. */
function SlideControls({ messages }: Pick<SlideshowProps, "messages">) {
  const turns = [
    { name: messages.previous, place: styles.previous, Icon: ChevronLeft, steps: -1 },
    { name: messages.next, place: styles.next, Icon: ChevronRight, steps: 1 },
  ]
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${styles.toggle}`}
        data-pause={messages.pause}
        data-play={messages.play}
        suppressHydrationWarning
      >
        <Pause className={styles.pause} aria-hidden />
        <Play className={styles.play} aria-hidden />
      </button>
      {turns.map(({ name, place, Icon, steps }) => (
        <button
          key={name}
          type="button"
          className={`${styles.button} ${place}`}
          aria-label={name}
          title={name}
          value={steps}
        >
          <Icon aria-hidden />
        </button>
      ))}
    </>
  )
}
