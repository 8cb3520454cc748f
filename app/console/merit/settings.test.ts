import { expect, test } from "vitest"

import { presetRule, presets } from "#domain/merit/candidates/merit-presets.ts"
import { meritRuleSchema } from "#domain/merit/candidates/merit-rule.ts"

import { settingsOf, withSetting } from "./settings.ts"
import { meritTexts } from "./texts.ts"

const ruleOf = (preset: (typeof presets)[number]) => meritRuleSchema.parse(presetRule(preset, 60))

test.each(presets)("each number of the pattern %s has a sentence and a name", (preset) => {
  const settings = settingsOf(ruleOf(preset))
  expect(settings.length).toBeGreaterThan(15)
  const sentences = settings.map(({ sentence }) => sentence)
  expect(Object.keys(meritTexts.settings)).toEqual(expect.arrayContaining(sentences))
  const names = settings.map(({ name }) => name).filter((name) => !/^\d*$/.test(name))
  expect(Object.keys(meritTexts.names)).toEqual(expect.arrayContaining(names))
})

test("every setting can be changed at its place, without changing the rule itself", () => {
  const rule = ruleOf("intermediate")
  for (const { path, value } of settingsOf(rule)) {
    const changed = settingsOf(withSetting(rule, path, 3)).find(
      (one) => one.path.join() === path.join(),
    )
    expect(changed?.value).toBe(3)
    expect(settingsOf(rule).find((one) => one.path.join() === path.join())?.value).toBe(value)
  }
})

test("a setting without a number is left out", () => {
  expect(withSetting(ruleOf("intermediate"), ["weightages", "cap"], undefined).weightages).toEqual({
    points: expect.any(Object),
    at_most: 2,
  })
})
