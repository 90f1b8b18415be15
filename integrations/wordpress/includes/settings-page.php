<?php
/** The page Settings → Dragoman. The Settings API checks the nonce and the capability when it saves. */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	static function () {
		add_options_page( 'Dragoman', 'Dragoman', 'manage_options', 'dragoman', 'dragoman_settings_page' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( DRAGOMAN_FILE ),
	static function ( array $links ): array {
		$page = admin_url( 'options-general.php?page=dragoman' );
		$link = sprintf( '<a href="%s">%s</a>', esc_url( $page ), esc_html__( 'Settings', 'dragoman' ) );
		return array_merge( array( $link ), $links );
	}
);

add_action(
	'admin_init',
	static function () {
		register_setting(
			'dragoman',
			'dragoman_settings',
			array(
				'type'              => 'object',
				'sanitize_callback' => 'dragoman_check_settings',
			)
		);
		add_settings_section( 'dragoman', '', '__return_null', 'dragoman' );
		$fields = array(
			'backend' => array( __( 'Backend address', 'dragoman' ), __( 'Where the marketplace answers, such as https://dragoman.example. Its script is loaded on pages that have one of its blocks or shortcodes.', 'dragoman' ) ),
			'partner' => array( __( 'Partner id', 'dragoman' ), __( 'Credited for bookings that begin on this site. The marketplace shows it under /Partners.', 'dragoman' ) ),
			'locale'  => array( __( 'Language', 'dragoman' ), __( 'A language tag, such as de. Empty means the language of each page.', 'dragoman' ) ),
			'theme'   => array( __( 'Theme', 'dragoman' ), __( 'The colours. Auto follows the page, else the visitor’s system.', 'dragoman' ) ),
		);
		foreach ( $fields as $name => list( $label, $help ) ) {
			$field = array(
				'label_for' => "dragoman-$name",
				'name'      => $name,
				'help'      => $help,
			);
			add_settings_field( "dragoman-$name", esc_html( $label ), 'dragoman_settings_field', 'dragoman', 'dragoman', $field );
		}
	}
);

function dragoman_settings_field( array $field ): void {
	$name  = $field['name'];
	$value = dragoman_settings()[ $name ];
	$names = sprintf( 'id="dragoman-%1$s" name="dragoman_settings[%1$s]" aria-describedby="dragoman-%1$s-help"', esc_attr( $name ) );
	if ( 'theme' === $name ) {
		$themes = array(
			'auto'  => __( 'Auto', 'dragoman' ),
			'light' => __( 'Light', 'dragoman' ),
			'dark'  => __( 'Dark', 'dragoman' ),
		);
		echo "<select $names>"; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		foreach ( $themes as $theme => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $theme ), selected( $value, $theme, false ), esc_html( $label ) );
		}
		echo '</select>';
	} else {
		$type = 'backend' === $name ? 'inputmode="url"' : '';
		printf( '<input type="text" class="regular-text" %s %s value="%s" spellcheck="false">', $type, $names, esc_attr( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	}
	printf( '<p class="description" id="dragoman-%s-help">%s</p>', esc_attr( $name ), esc_html( $field['help'] ) );
}

function dragoman_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>Dragoman</h1><form action="options.php" method="post">';
	settings_fields( 'dragoman' );
	do_settings_sections( 'dragoman' );
	submit_button();
	echo '</form></div>';
}
