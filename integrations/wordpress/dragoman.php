<?php
/**
 * Plugin Name: Dragoman
 * Description: Offers of translators, bookings and sign-in of a Dragoman marketplace, as blocks and shortcodes.
 * Version: {version}
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Author: The Dragoman authors
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: dragoman
 * Domain Path: /languages
 *
 * The MIT license is compatible with the GPL of WordPress.
 */

defined( 'ABSPATH' ) || exit;

define( 'DRAGOMAN_FILE', __FILE__ );
define( 'DRAGOMAN_DIR', __DIR__ );

require_once __DIR__ . '/includes/languages.php';
require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/settings-page.php';
require_once __DIR__ . '/includes/attributes.php';
require_once __DIR__ . '/includes/rendering.php';
require_once __DIR__ . '/includes/loader.php';
require_once __DIR__ . '/includes/blocks.php';
