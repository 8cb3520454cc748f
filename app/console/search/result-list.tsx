import { type AutocompleteRenderGroupParams, Box, Typography } from "@mui/material"
import type { HTMLAttributes, Key } from "react"

import type { Result } from "./result.ts"

/** A list of divisions: a list item may be no group of options. */
export const listboxProps = { component: "div" } as const

export const renderGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of a listbox
  <div key={key} role="group" aria-label={group}>
    <Typography aria-hidden variant="subtitle2" sx={{ px: 2, pt: 1 }}>
      {group}
    </Typography>
    {children}
  </div>
)

type ItemProps = HTMLAttributes<HTMLElement> & { key: Key }

export const renderResult = ({ key, ...item }: ItemProps, { title, detail }: Result) => (
  <Box key={key} {...item}>
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "baseline" }}>
      <span>{title}</span>{" "}
      <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
        {detail}
      </Typography>
    </Box>
  </Box>
)
