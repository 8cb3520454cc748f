import { formatMessage } from "#app/format-message.ts"

import type { LayoutData } from "../layout-data.server.ts"

import styles from "./social-links.module.css"

/** SVG paths of known sites' icons; other sites show their first letter. */
const drawings: Record<string, string> = {
  facebook:
    "M14 21v-8h3l.5-3.500H14V8c0-1.500.7-2 2-2h1.500V3H15c-3 0-4.500 1.800-4.500 4.500v2H8V13h2.500v8",
  x: "M4 4l16 16M20 4L4 20",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7v.01",
  youtube: "M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z",
}

interface SocialLinksProps {
  messages: LayoutData["messages"]["strip"]
  links: LayoutData["social"]
}

export function SocialLinks({ messages, links }: SocialLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={messages.social}>
      {links.map(({ name, link }) => {
        const drawing = drawings[name.toLowerCase()]
        return (
          <li key={`${name} ${link}`}>
            <a href={link} rel="external noopener" className={styles.link} title={name}>
              <svg
                viewBox="0 0 24 24"
                width="20"
                height="20"
                className={styles.icon}
                aria-hidden="true"
              >
                {drawing ? (
                  <path d={drawing} />
                ) : (
                  <text x="12" y="18" textAnchor="middle">
                    {name.slice(0, 1)}
                  </text>
                )}
              </svg>
              <span className="visually-hidden">{formatMessage(messages.elsewhere, { name })}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
