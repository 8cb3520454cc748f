import { TextField } from "@mui/material"
import { useId, useState } from "react"

import { compartments, reserved, roundings } from "#domain/merit/allocation-rule.ts"
import { checkRule } from "#domain/merit/candidates/merit-rule.ts"
import { seatMatrix } from "#domain/merit/seat-matrix.ts"

import { AddRow, ChoiceSetting, CountedChoiceSetting } from "./choice-settings.tsx"
import { useMatrixWith, useRule } from "./editing.ts"
import { GroupError, RemovableNumber, RuleColumns, RuleSection } from "./section.tsx"
import { TypedSetting } from "./text-setting.tsx"

/** Adds seats that have a list of their own, under a name. */
function AddPool({ onAdd }: { onAdd: (name: string) => void }) {
  const { text } = useRule()
  const id = useId()
  const [name, setName] = useState("")
  const add = () => {
    if (name.trim() === "") return
    onAdd(name.trim())
    setName("")
  }
  return (
    <AddRow id={id} label={text("add.pool")} onAdd={add}>
      <TextField
        id={id}
        hiddenLabel
        margin="none"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </AddRow>
  )
}

/** Seats that are taken out before the categories have theirs. */
function Pools() {
  const { rule, change, text, nameOf } = useRule()
  const path = ["allocation", "pools"]
  return (
    <>
      {Object.keys(rule.allocation.pools).map((name) => (
        <RemovableNumber
          key={name}
          path={[...path, name]}
          name={nameOf(name)}
          sentence={text("settings.pools", { name: nameOf(name) })}
        />
      ))}
      <GroupError path={path} />
      <AddPool onAdd={(name) => change([...path, name], 1)} />
    </>
  )
}

/** The shares of the categories, in the order that decides between equal remainders. */
function Percentages() {
  const { rule, change, text, nameOf } = useRule()
  const matrixWith = useMatrixWith()
  const seatsBy = (rounding: (typeof roundings)[number]) =>
    matrixWith({ rounding })
      ?.compartments.map(({ compartment, seats }) => `${nameOf(compartment)} ${seats}`)
      .join(", ")
  const { vertical } = rule.allocation
  const setShare = (category: string) => (value: unknown) => {
    const shares: Record<string, unknown> = { ...vertical, [category]: value }
    const categories = reserved.filter((one) => shares[one] !== undefined)
    change(
      ["allocation", "vertical"],
      Object.fromEntries(categories.map((one) => [one, shares[one]])),
    )
  }
  return (
    <>
      <TypedSetting path={["allocation", "seats"]} />
      <RuleColumns>
        {reserved.map((category) => (
          <TypedSetting
            key={category}
            path={["allocation", "vertical", category]}
            sentence={text("settings.vertical", { name: nameOf(category) })}
            hint={text(`sources.${category}`)}
            onValue={setShare(category)}
          />
        ))}
      </RuleColumns>
      <GroupError path={["allocation", "vertical"]} />
      <CountedChoiceSetting
        path={["allocation", "rounding"]}
        options={roundings}
        labelOf={(rounding) => text(`rounding.${rounding}`)}
        seatsBy={seatsBy}
      />
      <Pools />
    </>
  )
}

function Counts() {
  const { text, nameOf } = useRule()
  return (
    <>
      <RuleColumns>
        {compartments.map((compartment) => (
          <TypedSetting
            key={compartment}
            path={["allocation", "seats", compartment]}
            sentence={text("settings.counts", { name: nameOf(compartment) })}
          />
        ))}
      </RuleColumns>
      <GroupError path={["allocation", "seats"]} />
    </>
  )
}

/** The other way to give the seats, with those that the rule gives now. With errors in it, none are known. */
const useSwitch = () => {
  const { rule, change } = useRule()
  return (way: string) => {
    const checked = checkRule(rule)
    const { compartments: lists, total } =
      "rule" in checked ? seatMatrix(checked.rule.allocation) : { compartments: [], total: 0 }
    const counts = Object.fromEntries(lists.map(({ compartment, seats }) => [compartment, seats]))
    const next = way === "counts" ? { seats: counts, pools: {} } : { seats: total }
    change(["allocation"], { ...rule.allocation, ...next })
  }
}

export function SeatsSection() {
  const { rule, change, text, nameOf } = useRule()
  const isByCount = typeof rule.allocation.seats === "object"
  const switchTo = useSwitch()
  const { limits } = rule.allocation
  const setLimit = (percent: unknown) =>
    change(
      ["allocation", "limits"],
      percent === undefined ? undefined : { ...limits, other_state: { percent } },
    )
  return (
    <RuleSection name="seats">
      <ChoiceSetting
        path={["allocation", "seats_by"]}
        sentence={text("seatsBy.label")}
        options={["percent", "counts"]}
        labelOf={(way) => text(`seatsBy.${way}`)}
        value={isByCount ? "counts" : "percent"}
        onValue={switchTo}
      />
      {isByCount ? <Counts /> : <Percentages />}
      <TypedSetting
        path={["allocation", "limits", "other_state", "percent"]}
        sentence={text("settings.limits", { name: nameOf("other_state") })}
        onValue={setLimit}
      />
    </RuleSection>
  )
}
