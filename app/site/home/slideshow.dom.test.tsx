import { act, fireEvent, render, screen } from "@testing-library/react"
import { createRoutesStub, Outlet } from "react-router"
import { beforeEach, expect, test, vi } from "vitest"

import { StoreProvider } from "#app/store/store.tsx"

import { homeMessages } from "./messages.server.ts"
import { Slideshow } from "./slideshow.tsx"

const { slides: messages } = homeMessages.en
const slides = ["first", "second", "third"].map((caption) => ({
  caption,
  picture: { file: `slides/${caption}`, alt: "" },
}))

beforeEach(() => {
  vi.useFakeTimers()
})

const renderSlideshow = ({ reducedMotion = false } = {}) => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: reducedMotion }))
  const loaderData = {
    layout: { feeds: [{ type: "SET_STORE_SLIDERS", payload: ["/1.svg", "/2.svg", "/3.svg"] }] },
  }
  const App = createRoutesStub([
    {
      id: "layout",
      path: "/",
      loader: () => null,
      Component: () => (
        <StoreProvider>
          <Outlet />
        </StoreProvider>
      ),
      children: [
        { index: true, Component: () => <Slideshow slides={slides} messages={messages} /> },
      ],
    },
  ])
  render(<App hydrationData={{ loaderData }} />)
}

const slideshow = () => screen.getByRole("region", { name: messages.label })
const button = (name: string) => screen.getByRole("button", { name })
const shown = () => slideshow().querySelector("[data-shown=true]")!.textContent
/** Each slide shows for 2000 ms (specification 10.1). */
const nextInterval = () => act(() => vi.advanceTimersByTime(2000))

test("shows one slide after the other, and starts again", () => {
  renderSlideshow()
  expect(shown()).toBe("first")
  act(() => vi.advanceTimersByTime(1999))
  expect(shown()).toBe("first")
  act(() => vi.advanceTimersByTime(1))
  for (const caption of ["second", "third", "first"]) {
    expect(shown()).toBe(caption)
    nextInterval()
  }
})

test("pauses and plays", () => {
  renderSlideshow()
  fireEvent.click(button(messages.pause))
  nextInterval()
  nextInterval()
  expect(shown()).toBe("first")
  fireEvent.click(button(messages.play))
  nextInterval()
  expect(shown()).toBe("second")
})

test("turning by hand stops the automatic advance", () => {
  renderSlideshow()
  fireEvent.click(button(messages.previous))
  expect(shown()).toBe("third")
  fireEvent.click(button(messages.next))
  expect(shown()).toBe("first")
  nextInterval()
  expect(shown()).toBe("first")
  button(messages.play)
})

test("a horizontal swipe of 40 pixels turns the slides", () => {
  renderSlideshow()
  const surface = screen.getByRole("list")
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(surface, { pointerType: "touch", clientX: from })
    fireEvent.pointerUp(surface, { pointerType: "touch", clientX: to })
  }
  swipe(200, 161)
  expect(shown()).toBe("first")
  swipe(250, 100)
  expect(shown()).toBe("second")
  swipe(100, 250)
  expect(shown()).toBe("first")
})

test("starts paused for visitors who prefer reduced motion", () => {
  renderSlideshow({ reducedMotion: true })
  nextInterval()
  expect(shown()).toBe("first")
  fireEvent.click(button(messages.play))
  nextInterval()
  expect(shown()).toBe("second")
})
