import { Box } from "@mui/material"

import { useText } from "../text/use-language.ts"
import type { keyList } from "./key-list.ts"
import { Key } from "./key.tsx"

interface KeyRowsProps {
  rows: readonly (typeof keyList)[number][]
  /** Whether the keys without a modifier are switched off. */
  areOff?: boolean
}

/** Keys with what each does. */
export function KeyRows({ rows, areOff = false }: KeyRowsProps) {
  const t = useText()
  return (
    <Box
      component="dl"
      sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: "6px 16px", m: 0, mt: 1 }}
    >
      {rows.map(({ keys, does }) => (
        <Box
          key={keys.join()}
          sx={{ display: "contents", opacity: areOff && keys.length === 1 ? 0.5 : 1 }}
        >
          <dt>
            {keys.map((name) => (
              <Key key={name} name={name} />
            ))}
          </dt>
          <Box component="dd" sx={{ m: 0 }}>
            {t(`console.keys.${does}`)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
