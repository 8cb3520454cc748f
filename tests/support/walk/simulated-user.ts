// Drives a page as a person with mouse and keyboard would, and adds up the time by the keystroke-level model.
import type { Locator, Page } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

/**
 * Seconds of each act (Card, Moran and Newell, "The keystroke-level model for user performance time", 1980). A key is that of
 * a person who seldom types in Devanagari: 0.5 s, where an average typist needs 0.28 s.
 */
const seconds = { key: 0.5, press: 0.2, point: 1.1, home: 0.4, think: 1.35 }

/** Choosing files in the dialog of the system: to find the folder, and to press on a file twice. */
const fileDialog = seconds.think + 2 * (seconds.point + seconds.press)

/** Copying a text from an old document: to change the window, mark the text, copy it, and come back. */
const copying = 2 * seconds.think + 2 * seconds.point + 8 * seconds.key

export interface PartOfWork {
  name: string
  seconds: number
  keys: number
  presses: number
}

export interface File {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A field is reached by Tab if it is at most this many keys away. */
const mostTabs = 4

/** A person at the console. `parts` has the time of each part of the work. */
export const createSimulatedUser = (page: Page) => {
  const parts: PartOfWork[] = []
  let isAtMouse = true
  const part = () => parts.at(-1)!

  const toMouse = () => {
    if (!isAtMouse) part().seconds += seconds.home
    isAtMouse = true
  }
  const onKeys = (count: number) => {
    if (isAtMouse) part().seconds += seconds.home
    isAtMouse = false
    part().keys += count
    part().seconds += count * seconds.key
  }
  const press = async (target: Locator) => {
    toMouse()
    part().presses++
    part().seconds += seconds.think + seconds.point + seconds.press
    await target.click()
  }
  const isFocused = (target: Locator) =>
    target.evaluate((element) => element.contains(document.activeElement))

  /** Goes to a field with Tab, or with the mouse. */
  const reach = async (target: Locator) => {
    if (await isFocused(target)) return
    const tabs = isAtMouse ? 0 : mostTabs
    for (let count = 1; count <= tabs; count++) {
      onKeys(1)
      await page.keyboard.press("Tab")
      if (await isFocused(target)) return
    }
    await press(target)
  }
  return {
    parts,
    begin: (name: string) => {
      parts.push({ name, seconds: 0, keys: 0, presses: 0 })
    },
    press,
    key: async (key: string) => {
      part().seconds += seconds.think
      onKeys(key.split("+").length)
      await page.keyboard.press(key)
    },
    /** Types into a field, in place of what is in it. */
    type: async (field: Locator, text: string) => {
      await reach(field)
      onKeys([...text].length)
      await field.fill(text)
    },
    /** Pastes a text of an old document into a long text. */
    paste: async (field: Locator, text: string) => {
      await reach(field)
      part().seconds += copying
      await page.keyboard.press("Control+a")
      await page.keyboard.insertText(text)
    },
    /** Chooses from a list by its first letters. */
    choose: async (list: Locator, option: string) => {
      toMouse()
      part().presses += 2
      part().seconds += 2 * (seconds.think + seconds.point + seconds.press)
      await chooses(list, option)
    },
    /** Presses a button or field for files, and chooses them. */
    files: async (field: Locator, files: File[]) => {
      part().seconds += fileDialog + seconds.think + seconds.point + seconds.press
      part().presses++
      toMouse()
      await field.setInputFiles(files)
    },
    /** Marks a word or a sentence with the mouse, by two presses. */
    select: () => {
      toMouse()
      part().presses += 2
      part().seconds += seconds.think + seconds.point + 2 * seconds.press
    },
    /** Reading a text of about this many words, at 200 words a minute. */
    read: (words: number) => {
      part().seconds += (words / 200) * 60
    },
  }
}

export type SimulatedUser = ReturnType<typeof createSimulatedUser>

/** Hours of the whole work. */
export const hoursOf = (parts: readonly PartOfWork[]) =>
  parts.reduce((sum, part) => sum + part.seconds, 0) / 3600
