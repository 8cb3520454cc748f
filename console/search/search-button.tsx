import { Box, Button } from "@mui/material"
import { useEffect, useState } from "react"

import { lazyDialog } from "../kit/dialog/lazy-dialog.tsx"
import { useKey } from "../kit/keys/use-keys.ts"
import { SearchIcon } from "../kit/page/icons.tsx"
import { useText } from "../kit/text/use-language.ts"

const SearchDialog = lazyDialog(() =>
  import("./search-dialog.tsx").then((file) => file.SearchDialog),
)

const opensSearch = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k"

/** Opens the search over everything: a press, Ctrl+K anywhere, or "/" outside of an input. */
export function SearchButton() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  useKey("/", () => setIsOpen(true))
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // A dialog that is open holds an input of its own.
      if (!opensSearch(event) || document.querySelector("[role=dialog]")) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener("keydown", open)
    return () => window.removeEventListener("keydown", open)
  }, [])
  const name = t("console.search.title")
  return (
    <>
      <Button
        color="inherit"
        aria-label={name}
        aria-keyshortcuts="Control+K /"
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon fontSize="small" />
        <Box component="span" sx={{ display: { xs: "none", md: "inline" }, ml: 1 }}>
          {t("console.search.button")}
        </Box>
      </Button>
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
