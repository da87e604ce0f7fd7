-- Histories said by name whose an order is said to be; now they say it by number.
UPDATE `order_events` SET `action` = 'edited: gehört zu einem Kunden' WHERE `action` LIKE 'edited: gehört zu %' AND `action` NOT LIKE 'edited: gehört zu Kunde Nr. %' AND `action` <> 'edited: gehört zu niemandem mehr';--> statement-breakpoint
-- What was written by hand into the history of an order whose guest was forgotten since.
UPDATE `order_events` SET `action` = substr(`action`, 1, instr(`action`, ':')) || ' …' WHERE (`action` LIKE 'edited: %' OR `action` LIKE 'credited: %') AND `action` NOT LIKE '%: …' AND `order_id` IN (SELECT `order_id` FROM `order_events` WHERE `action` = 'forget');
