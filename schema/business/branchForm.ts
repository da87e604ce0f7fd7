import type { FormSection } from '../base/entity.ts'
import { paymentFlags } from './paymentMethods.ts'

/** How the form of a branch is laid out: what guests see first, then how they order, pay and are served. */
export const branchForm = [
  {
    title: 'Filiale',
    fields: ['name', 'identifier', 'description', 'images', 'logo', 'isPublic', 'tags', 'keywords'],
  },
  {
    title: 'Adresse & Kontakt',
    fields: ['street', 'zipCode', 'city', 'country', 'timeZone', 'phone', 'email', 'website', 'latitude', 'longitude'],
  },
  { title: 'Öffnungszeiten', fields: ['openingHours'] },
  { title: 'Lieferzeiten', fields: ['deliveryHours'] },
  {
    title: 'Bestellen',
    fields: [
      'isTakeawayEnabled',
      'isDeliveryEnabled',
      'isDineInEnabled',
      'isTableSelectionEnabled',
      'isPreorderEnabled',
      'isAppointmentRequired',
      'isQuotationRequired',
      'isLineWishEnabled',
      'isSuggestingOff',
    ],
  },
  { title: 'Hinweise für Gäste', fields: ['introNotice', 'closedMessage', 'orderableFrom'] },
  {
    title: 'Pflichtangaben',
    hint: 'Was Gäste angeben müssen, je nach Art der Bestellung.',
    fields: ['requiredForTakeaway', 'requiredForDelivery', 'requiredForDineIn'],
  },
  { title: 'Zahlung', fields: paymentFlags },
  { title: 'Liefergebiete', fields: ['deliveryAreas'] },
  {
    title: 'Tempo & Annahme',
    fields: ['isAutoAccepted', 'slotMinutes', 'slotCapacity', 'preparationMinutes', 'deliveryMinutes'],
  },
  {
    title: 'Alarm',
    fields: ['isEscalationEnabled', 'escalateAfterSeconds', 'shiftLeadPhone'],
    folded: true,
    summary: body => (body['isEscalationEnabled'] ? 'Eingeschaltet' : 'Ausgeschaltet'),
  },
  {
    title: 'Dienstplan',
    fields: ['isShiftSwapAutomatic'],
    folded: true,
    summary: body => (body['isShiftSwapAutomatic'] ? 'Tausch ohne Genehmigung' : 'Tausch mit Genehmigung'),
  },
  {
    title: 'Intern',
    fields: ['internalNote'],
    folded: true,
    summary: body => String(body['internalNote'] ?? '') || 'Keine Notiz',
  },
] as const satisfies readonly FormSection[]
