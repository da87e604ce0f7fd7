import type { Body } from '../../../schema/base/entity.ts'
import { legalPages } from '../../../schema/business/legalPages.ts'
import { modes } from '../../../schema/business/modes.ts'
import { entriesOf } from '../form/formValues.ts'
import type { Section } from '../form/sections.ts'
import { saysLegalPage } from './legal.ts'
import { texts } from './texts.ts'

const { summaries } = texts

/** What is set in a section of the settings, in a line; '' for one of which nothing is told. */
export const summaryOf = (section: Section, body: Body): string =>
  summaryBy[section.id]?.(body, section) ?? section.declared.summary?.(body) ?? ''

/** By the first field of the section. */
const summaryBy: Readonly<Record<string, (body: Body, section: Section) => string>> = {
  shopName: body => said(body['shopName'], body['city'], body['currency'], body['timeZone']),
  logo: body => said(body['logo'] ? summaries.logo : summaries.noLogo, body['themeColor'], body['themeColorSecondary']),
  defaultDeliveryMethod: body => {
    const mode = Object.entries(modes).find(([key]) => key === body['defaultDeliveryMethod'])?.[1].label
    return said(mode, summaries.taxClasses(entriesOf(body['taxClasses']).length))
  },
  labelCompactRows: body =>
    summaries.labels(
      `${String(body['labelCompactRows'])} × ${String(body['labelCompactColumns'])}`,
      `${String(body['labelDetailRows'])} × ${String(body['labelDetailColumns'])}`,
    ),
  legalTexts: body => {
    const missing = legals.filter(page => !saysLegalPage(body, page)).map(page => legalPages[page].label)
    return missing.length === 0 ? summaries.complete : summaries.missing(missing.join(', '))
  },
  enablePluginHomePage: (body, { fields }) =>
    summaries.switchedOn(fields.filter(({ name }) => body[name] === true).length, fields.length),
  seoTitle: body =>
    said(
      isSet(body['seoDescription']) ? '' : summaries.noDescription,
      body['enableAnalytics'] === true ? summaries.counted : summaries.uncounted,
    ),
  mapStyle: body =>
    said(
      body['enablePluginMapbox'] === true ? summaries.on : summaries.off,
      isSet(body['mapStyle']) ? '' : summaries.noMapStyle,
    ),
}

/** The most wanted first. */
const legals = ['imprint', 'privacy', 'terms-and-conditions', 'allergens'] as const

const isSet = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const said = (...values: readonly unknown[]): string => values.filter(isSet).join(' · ')
