import { TextField } from "@mui/material"
import { useId, useState } from "react"

import { useRule } from "./editing.ts"
import { AddRow } from "./inputs/add-choice.tsx"
import { GroupError, RemovableNumber } from "./inputs/section.tsx"

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
export function Pools() {
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
