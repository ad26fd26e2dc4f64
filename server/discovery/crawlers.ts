import type { AiCrawlers } from '#domain/site/site.schema.ts'

/** Crawlers that collect texts for training models, by the names that their makers publish. */
const training = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'Diffbot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'PanguBot',
]
/** Crawlers that look up a page to answer a question, and cite it as their source. */
const answering = [
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'DuckAssistBot',
  'Meta-ExternalFetcher',
  'MistralAI-User',
  'OAI-SearchBot',
  'Perplexity-User',
  'PerplexityBot',
]

const refused: Record<AiCrawlers, readonly string[]> = {
  allow: [],
  answers: training,
  none: [...training, ...answering],
}

/** robots.txt (RFC 9309). Search engines are always let in. */
export function robotsTxt(origin: string, aiCrawlers: AiCrawlers): string {
  const names = refused[aiCrawlers].map((name) => `User-agent: ${name}\n`)
  const group = names.length > 0 ? `${names.join('')}Disallow: /\n\n` : ''
  return `${group}User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
}
