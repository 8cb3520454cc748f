import { Box, Button, Stack, TextField } from "@mui/material"
import { useId, useState } from "react"

import { AddIcon } from "../../icons.tsx"
import { useNames } from "../use-texts.ts"
import { useRule } from "./editing.ts"
import { GroupError, RemoveButton } from "./inputs/section.tsx"
import { SettingRow } from "./inputs/setting-row.tsx"
import { NumberInput } from "./inputs/typed-settings.tsx"
import { useRuleTexts } from "./use-rule-texts.ts"

/** Adds seats that have a list of their own, under a name. */
function AddPool({ onAdd }: { onAdd: (name: string) => void }) {
  const text = useRuleTexts()
  const id = useId()
  const [name, setName] = useState("")
  const add = () => {
    if (name.trim() === "") return
    onAdd(name.trim())
    setName("")
  }
  return (
    <SettingRow id={id} sentence={text("add.pool")} error={undefined} isWide>
      <Stack direction="row" spacing={1}>
        <TextField
          id={id}
          hiddenLabel
          size="small"
          margin="none"
          fullWidth
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          aria-label={text("add.pool")}
          onClick={add}
        >
          {text("add.button")}
        </Button>
      </Stack>
    </SettingRow>
  )
}

/** Seats that are taken out before the categories have theirs. */
export function Pools() {
  const nameOf = useNames()
  const text = useRuleTexts()
  const { rule, change } = useRule()
  const { pools } = rule.allocation
  return (
    <>
      {Object.keys(pools).map((name) => (
        <Box key={name} sx={{ display: "flex", alignItems: "center" }}>
          <Box sx={{ flex: 1 }}>
            <NumberInput
              path={["allocation", "pools", name]}
              sentence={text("settings.pools", { name: nameOf(name) })}
              value={pools[name]}
              onValue={(value) => change(["allocation", "pools", name], value ?? "")}
            />
          </Box>
          <RemoveButton
            name={nameOf(name)}
            onRemove={() => change(["allocation", "pools", name], undefined)}
          />
        </Box>
      ))}
      <GroupError path={["allocation", "pools"]} />
      <AddPool onAdd={(name) => change(["allocation", "pools", name], 1)} />
    </>
  )
}
