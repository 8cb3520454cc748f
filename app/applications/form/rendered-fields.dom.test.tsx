import { expect, test, vi } from "vitest"

import { renderForm } from "#tests/support/application-form.tsx"
import type * as fields from "#ui/field/field.tsx"

const rendered = vi.hoisted(() => new Set<string>())

vi.mock("#ui/field/field.tsx", async (load) => {
  const original = await load<typeof fields>()
  const Field: typeof original.Field = (props) => {
    rendered.add(props.name)
    return original.Field(props)
  }
  return { ...original, Field }
})

/** The fields that are rendered again by `act`. */
const renderedBy = async (act: () => unknown) => {
  rendered.clear()
  await act()
  return [...rendered]
}

test("opening a step, and a key, render no field again", async () => {
  const { openStep, enter, answer } = await renderForm()
  expect(rendered.size).toBeGreaterThan(30)
  await answer("own")
  expect(await renderedBy(() => openStep(3))).toEqual([])
  expect(await renderedBy(() => enter("i_board", "UP Board"))).toEqual([])
})

test("a key that corrects nothing renders no field again, while errors are shown", async () => {
  const { press, button, enter, answer } = await renderForm()
  await answer("own")
  await press(button("Next")!)
  await enter("applicant_name", "A")
  expect(await renderedBy(() => enter("father_name", "R"))).not.toEqual([])
  expect(await renderedBy(() => enter("father_name", "Ra"))).toEqual([])
})
