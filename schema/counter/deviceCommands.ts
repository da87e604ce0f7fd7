/** What staff may ask of a device from afar. */
export type DeviceCommandKind = 'notification' | 'log' | 'reload'
