import {
  Box,
  ListItemIcon,
  ListItemText,
  MenuItem,
  SvgIcon,
  type Theme,
  useMediaQuery,
} from "@mui/material"
import { Fragment, useEffect, useEffectEvent, useState } from "react"
import {
  Menu as StandardMenu,
  useStore,
  Sidebar as StandardSidebar,
  type SidebarProps,
  useSidebarState,
} from "react-admin"
import { useLocation } from "react-router-dom"

import { nameOf } from "../actions.ts"
import { type ContentGroup, contentGroups } from "../content/collections.ts"
import { CloseIcon, OpenIcon, SiteIcon } from "../kit/page/icons.tsx"
import { useText, useTextOfKey } from "../kit/text/use-language.ts"
import { type ConsolePage, pages } from "../pages.ts"
import { useAllowed, usePermission } from "../permission.tsx"

function PageItem({ page }: { page: ConsolePage }) {
  const textOfKey = useTextOfKey()
  const { to, icon: Icon } = page
  return (
    <StandardMenu.Item
      to={to}
      state={{ _scrollToTop: true }}
      primaryText={nameOf(page, textOfKey)}
      leftIcon={
        <SvgIcon>
          <Icon />
        </SvgIcon>
      }
    />
  )
}

/** Groups of the site's content. Open is the one of the current page, or that was opened last; for editors at first the news. */
function ContentGroups({ items }: { items: ConsolePage[] }) {
  const t = useText()
  const may = usePermission()
  const { pathname } = useLocation()
  const first = may("applications.read") ? "none" : "news"
  const [opened, setOpened] = useStore<ContentGroup | "none">("content.menu.group", first)
  const here = items.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.menu
  useEffect(() => {
    if (here) setOpened(here as ContentGroup)
  }, [here, setOpened])
  return contentGroups.map((group) => {
    const pagesOfGroup = items.filter(({ menu }) => menu === group)
    if (pagesOfGroup.length === 0) return null
    const isOpen = opened === group
    return (
      <Fragment key={group}>
        <MenuItem
          tabIndex={0}
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? "none" : group)}
          sx={{ py: 0.25, "@media (pointer: coarse)": { minHeight: 44 } }}
        >
          <ListItemIcon>{isOpen ? <CloseIcon /> : <OpenIcon />}</ListItemIcon>
          <ListItemText>{t(`console.content.groups.${group}`)}</ListItemText>
        </MenuItem>
        {isOpen && (
          <Box sx={{ ml: 1, borderLeft: 2, borderColor: "divider" }}>
            {pagesOfGroup.map((page) => (
              <PageItem key={page.to} page={page} />
            ))}
          </Box>
        )}
      </Fragment>
    )
  })
}

export function Menu() {
  const t = useText()
  const allowed = useAllowed()(pages)
  const content = allowed.filter(({ menu }) => contentGroups.includes(menu as ContentGroup))
  return (
    <StandardMenu>
      {allowed.map((page) => {
        if (page.menu === "main") return <PageItem key={page.to} page={page} />
        return page === content[0] && <ContentGroups key="content" items={content} />
      })}
      <StandardMenu.Item
        to="/"
        component="a"
        href="/"
        target="_blank"
        primaryText={t("console.college")}
        leftIcon={<SiteIcon />}
      />
    </StandardMenu>
  )
}

/**
 * The menu's place. A phone shows an open menu as a dialog over the page, so a window that is narrowed closes its menu, and
 * opens it again when it is widened. It is closed from the first render on: MUI's drawer keeps
 * the page locked if it is closed before its opening transition begins.
 */
export function Sidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const [isOpen, setIsOpen] = useSidebarState()
  const [isPrepared, setIsPrepared] = useState(false)
  const readIsOpen = useEffectEvent(() => isOpen)
  useEffect(() => {
    setIsPrepared(isPhone)
    if (!isPhone) return undefined
    const wasOpen = readIsOpen()
    setIsOpen(false)
    return () => setIsOpen(wasOpen)
  }, [isPhone, setIsOpen])
  return <StandardSidebar {...props} open={isOpen && (isPrepared || !isPhone)} />
}
