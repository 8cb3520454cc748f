import { inlineScript } from "#app/hydration/inline-script.tsx"

/*
 * The slideshow of the home page (specification 3.4). Its state is in the page, not in React: it starts before React
 * does, as an inline script. So each function but the last uses nothing from outside.
 */

/** Shows the slides in turn. A resting mouse or keyboard focus holds them; turning one by hand pauses them. */
const createSlideshow = (section: HTMLElement) => {
  /** Specification 10.1. */
  const intervalMs = 2000
  const list = section.querySelector("ul")!
  const button = section.querySelector<HTMLButtonElement>("[data-pause]")!
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)")
  /** By a button or a swipe. */
  let choice: boolean | undefined
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined

  // With Save-Data no further picture is loaded by itself.
  const doesPlay = () => choice ?? !(reducedMotion.matches || navigator.connection?.saveData)
  const update = () => {
    const plays = doesPlay()
    section.dataset["plays"] = String(plays)
    button.title = (plays ? button.dataset["pause"] : button.dataset["play"])!
    button.setAttribute("aria-label", button.title)
    list.setAttribute("aria-live", plays && !isHeld ? "off" : "polite")
    clearTimeout(timer)
    if (plays && !isHeld) timer = setTimeout(() => section.isConnected && show(1), intervalMs)
  }
  const show = (steps: number) => {
    const slides = [...list.children] as HTMLElement[]
    const shown = slides.findIndex((slide) => slide.dataset["shown"] === "true")
    const next = (shown + steps + slides.length) % slides.length
    for (const [at, slide] of slides.entries()) slide.dataset["shown"] = String(at === next)
    update()
  }
  reducedMotion.addEventListener("change", update)
  update()
  return {
    turn: (steps: number) => {
      choice = false
      show(steps)
    },
    toggle: () => {
      choice = !doesPlay()
      isHeld = false
      update()
    },
    hold: (isWanted: boolean) => {
      isHeld = isWanted
      update()
    },
  }
}

/** Buttons, swipes, mouse and focus. The list's CSS needs `touch-action: pan-y`. */
const followVisitor = (
  section: HTMLElement,
  { turn, toggle, hold }: ReturnType<typeof createSlideshow>,
) => {
  const minSwipePx = 40
  const list = section.querySelector("ul")!
  let start: number | undefined
  section.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button")
    if (button?.dataset["pause"]) toggle()
    else if (button) turn(Number(button.value))
  })
  section.addEventListener("pointerenter", ({ pointerType }) => hold(pointerType === "mouse"))
  section.addEventListener("pointerleave", () => hold(false))
  // A tapped button keeps the focus too: hold for keyboard focus only.
  section.addEventListener("focusin", ({ target }) =>
    hold((target as Element).matches(":focus-visible")),
  )
  section.addEventListener("focusout", () => hold(false))
  list.addEventListener("pointerdown", ({ pointerType, clientX }) => {
    start = pointerType === "mouse" ? undefined : clientX
  })
  list.addEventListener("pointerup", ({ clientX }) => {
    const way = start === undefined ? 0 : clientX - start
    start = undefined
    if (Math.abs(way) >= minSwipePx) turn(way < 0 ? 1 : -1)
  })
  list.addEventListener("pointercancel", () => {
    start = undefined
  })
}

/** Starts a slideshow once: the page's inline script does, or React where it creates the section. */
const play = (
  section: HTMLElement | null,
  create: typeof createSlideshow,
  follow: typeof followVisitor,
) => {
  if (section && !section.dataset["plays"]) follow(section, create(section))
}

export const playSlides = (section: HTMLElement | null) =>
  play(section, createSlideshow, followVisitor)

/** For the section before the script. */
export const slideshowScript = /* @__PURE__ */ inlineScript(
  play,
  "document.currentScript.previousElementSibling",
  createSlideshow,
  followVisitor,
)
